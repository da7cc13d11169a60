import { isInvisible } from '@fullcourt/domain/facts/text'
import { COMMON_PASSWORDS } from './common-passwords'
import { PASSWORD_LENGTH } from './password-length'

/** What a password must not be made of: the names of the user who chooses it. */
export type OwnNames = { readonly username: string; readonly email?: string | null }

/** A shorter name is part of too many words. */
const SHORTEST_NAME = 3
/** So much of a password must be something else than the own name. */
const BESIDE_THE_NAME = 6

const comparable = (text: string): string => text.normalize('NFKC').toLowerCase()

const namesOf = ({ username, email }: OwnNames): readonly string[] =>
  [username, email?.split('@')[0] ?? ''].map(name => comparable(name.trim())).filter(name => name.length >= SHORTEST_NAME)

/** Why a new password is refused; undefined where it is allowed. Older ones that break the rules stay valid. */
export const newPasswordFault = (password: string, names: OwnNames): string | undefined => {
  const { shortest, longest } = PASSWORD_LENGTH
  const compared = comparable(password)
  if ([...password].length < shortest || password.length > longest)
    return `A password must have ${shortest} to ${longest} characters.`
  if (isInvisible(password)) return 'A password cannot be only spaces or other invisible characters: please choose another.'
  if (COMMON_PASSWORDS.has(compared) || new Set(compared).size < 3)
    return 'This password is one of the most common ones: please choose another.'
  if (namesOf(names).some(name => compared.replaceAll(name, '').length < BESIDE_THE_NAME))
    return 'A password cannot be your own name. Please choose another.'
  return undefined
}
