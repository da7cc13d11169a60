import { ValidateIf } from 'class-validator'

/** A field that may be left out, but is never `null`: it always has a value. */
export const MayBeLeftOut = () => ValidateIf((_, value) => value !== undefined)
