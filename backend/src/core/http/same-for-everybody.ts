import { SetMetadata } from '@nestjs/common'

export const SAME_FOR_EVERYBODY = 'fullcourt:same-for-everybody'

/** A read for anyone whose answer depends on documents alone: it is cached like that of a tenant. */
export const SameForEverybody = () => SetMetadata(SAME_FOR_EVERYBODY, true)
