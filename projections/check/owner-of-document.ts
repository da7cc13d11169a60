import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { activeVersion } from '../version-registry'
import type { CheckContext } from './check-context'
import type { Reference, ReferenceKind } from './difference'
import { referencesOf } from './references'

/** The read model whose document of a thing says whose it is. */
const CARDS: { readonly [Kind in ReferenceKind]?: string } = {
  game: 'gameCard',
  player: 'playerCard',
  user: 'userCard',
  team: 'teamCard',
  division: 'divisionCard',
  league: 'leagueCard',
  season: 'seasonCard',
}

type Context = Pick<CheckContext, 'models' | 'readStore' | 'registry'>

const organizationIn = (references: readonly Reference[]): OrganizationId | undefined =>
  references.find(({ kind }) => kind === 'organization')?.id

const ownerOfThing = async ({ models, readStore, registry }: Context, { kind, id }: Reference) => {
  const card = models.find(({ name }) => name === CARDS[kind])
  const version = card && activeVersion(await registry.current(), card)
  if (version === undefined) return undefined
  const stored = await readStore.get(version, String(id))
  return stored && organizationIn(referencesOf(card?.name ?? '', stored.id, [stored.body]))
}

/** Whose a document is that no fact leads to, as far as the things tell that it names; undefined where they do not. */
export const ownerOfDocument = async (
  context: Context,
  references: readonly Reference[],
): Promise<OrganizationId | undefined> => {
  const named = organizationIn(references)
  if (named !== undefined) return named
  for (const reference of references) {
    const owner = await ownerOfThing(context, reference)
    if (owner !== undefined) return owner
  }
  return undefined
}
