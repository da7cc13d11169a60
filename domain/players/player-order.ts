import { compareNames } from '../facts/text'
import type { PlayerId } from '../ids/kinds'

type NamedPlayer = { readonly id: PlayerId; readonly firstName: string; readonly lastName: string }

/** The order of players in every list: by last name, then first name, then id. */
export const comparePlayers = (a: NamedPlayer, b: NamedPlayer): number =>
  compareNames(a.lastName, b.lastName) || compareNames(a.firstName, b.firstName) || a.id - b.id
