import { createHash, randomBytes } from 'node:crypto'
import type { JointlySealed, Sealed } from '@fullcourt/domain/facts/sealed'
import type { People } from './people'
import type { PersonName } from '@fullcourt/domain/people/person-name'
import { secretKeyOf, openText, sealText } from './sealing'

const SHARE_BYTES = 32
/** What the text is bound to, in the place of one person. */
const JOINTLY = 'jointly'

const keyOfShares = (shares: readonly string[]) => secretKeyOf(createHash('sha256').update(shares.join(' ')).digest('base64'))

/**
 * Seals a text about several persons: once one of them is erased, nobody can open it any more. Throws `PersonDestroyed` where
 * one was erased before.
 */
export const sealJointly = async (
  people: Pick<People, 'sealAll'>,
  persons: Iterable<PersonName>,
  text: string,
): Promise<JointlySealed> => {
  const shares = [...new Set(persons)].sort().map(person => ({ person, text: randomBytes(SHARE_BYTES).toString('base64') }))
  const sealed = await people.sealAll(shares)
  return {
    shares: Object.fromEntries(shares.map(({ person }, i) => [person, sealed[i] as Sealed])),
    text: sealText(keyOfShares(shares.map(share => share.text)), JOINTLY, text),
  }
}

/** The text, or null where one of its persons was erased. */
export const openJointly = async (people: Pick<People, 'openMany'>, { shares, text }: JointlySealed): Promise<string | null> => {
  const persons = (Object.keys(shares) as PersonName[]).sort()
  const opened = await people.openMany(persons.map(person => ({ person, sealed: shares[person] as Sealed })))
  return opened.includes(null) ? null : openText(keyOfShares(opened as readonly string[]), JOINTLY, text)
}
