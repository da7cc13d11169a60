import { randomInt } from 'node:crypto'

/** Letters and digits that nobody confuses when they read them out. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUP_LENGTH = 4

/** A code to be shown to a person once, e.g. of four groups `k7mq-x2fd-9wra-hh4t`; each group has 19 random bits. */
export const readableCode = (groups: number): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: GROUP_LENGTH }, () => READABLE[randomInt(READABLE.length)]).join(''),
  ).join('-')
