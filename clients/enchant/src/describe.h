/* The description of a pack: everything small. */
#ifndef DESCRIBE_H
#define DESCRIBE_H

#include "pack.h"

/* Fills what the JSON says. FALSE where something is missing. */
gboolean describe_pack(Pack *pack, const char *json, gsize length, int *words);

#endif
