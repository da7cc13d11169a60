import type { FactMetadata } from '@fullcourt/domain/facts/fact'
import { mapPersonal, personalValuesOf } from '@fullcourt/domain/log/sealed-values'
import { comparableUsername } from '@fullcourt/domain/users/username'
import type { Json, StoredFact } from '@fullcourt/event-store/port'
import { sealJointly } from '../../storage/people/joint-seal'
import type { KeyedHash } from '../../storage/people/keyed-hash'
import type { People } from '../../storage/people/people'
import { isOpened, type OpenedReason } from '../organization-export/exported-fact'

/** With what an installation seals and hashes. */
export type Secrecy = { readonly people: People; readonly keyedHash: KeyedHash }

const isOpenedReason = (reason: unknown): reason is OpenedReason => isOpened(reason) && 'of' in reason

type Part = { readonly username?: unknown; readonly usernameKey?: unknown }

/** The key of a username is a hash of the installation that it is in. */
const withUsernameKey = (part: unknown, keyedHash: KeyedHash): unknown => {
  if (typeof part !== 'object' || part === null) return part
  const { username, usernameKey } = part as Part
  if (usernameKey === undefined || !isOpened(username)) return part
  return { ...part, usernameKey: keyedHash('username', comparableUsername(username.open)) }
}

const withUsernameKeys = (data: unknown, keyedHash: KeyedHash): unknown =>
  Object.fromEntries(Object.entries(data as object).map(([field, part]) => [field, withUsernameKey(part, keyedHash)]))

/** Facts of a folder as this installation would have written them: what was opened for them is sealed again, with its own keys. */
export const sealedAgain = async (
  { people, keyedHash }: Secrecy,
  facts: readonly StoredFact[],
): Promise<readonly StoredFact[]> => {
  const keyed = facts.map(fact => ({ ...fact, data: withUsernameKeys(fact.data, keyedHash) }))
  const texts = keyed
    .flatMap(({ type, data }) => personalValuesOf(type, data))
    .flatMap(({ person, value }) => (isOpened(value) ? { person, text: value.open } : []))
  const sealed = await people.sealAll(texts)
  let next = 0
  const found: StoredFact[] = []
  for (const fact of keyed) {
    const data = mapPersonal(fact.type, fact.data, ({ value }) => (isOpened(value) ? sealed[next++] : value))
    const metadata = fact.metadata as FactMetadata
    const reason: unknown = metadata.reason
    found.push({
      ...fact,
      data: data as Json,
      metadata: isOpenedReason(reason)
        ? { ...metadata, reason: await sealJointly(people, reason.of, reason.open) }
        : (fact.metadata as Json),
    })
  }
  return found
}
