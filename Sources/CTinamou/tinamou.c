// The functions are in Swift (Sources/TinamouABI). This file makes a C compiler read the header by itself.
#include "tinamou.h"
