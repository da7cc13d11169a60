import { REFERENCE_KINDS, type Reference, type ReferenceKind } from './difference'

/** Of the read models whose ids are those of things: of what. */
const KIND_OF_ID: { readonly [model: string]: ReferenceKind } = {
  organizationCard: 'organization',
  menu: 'organization',
  siteContent: 'organization',
  definitionLists: 'organization',
  playerMerges: 'organization',
  seasonCard: 'season',
  leagueCard: 'league',
  standings: 'league',
  divisionCard: 'division',
  brackets: 'division',
  teamCard: 'team',
  playerCard: 'player',
  userCard: 'user',
  gameCard: 'game',
  gameSheet: 'game',
  corrections: 'game',
  appointment: 'game',
}

type Group = { readonly [field: string]: unknown }

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null

const numberIn = (body: unknown, field: string): number | undefined => {
  const value = isGroup(body) ? body[field] : undefined
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined
}

/** Where documents say what they belong to: at the top, and in what surrounds a game or a fact. */
const placesIn = (body: unknown): readonly unknown[] =>
  isGroup(body) ? [body, ...['context', 'place', 'in', 'data'].map(field => body[field])] : []

/** What a document is about, as its id and its body say, from what is part of others to what they are part of. */
export const referencesOf = (model: string, id: string, bodies: readonly unknown[]): readonly Reference[] => {
  const kindOfId = KIND_OF_ID[model]
  const own = kindOfId !== undefined && /^\d+$/.test(id) ? [{ kind: kindOfId, id: Number(id) }] : []
  const named = REFERENCE_KINDS.flatMap(kind => {
    const found = bodies.flatMap(placesIn).map(body => numberIn(body, kind))
    const first = found.find(one => one !== undefined)
    return first === undefined || kind === kindOfId ? [] : [{ kind, id: first }]
  })
  return [...own, ...named]
}
