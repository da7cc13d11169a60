import { FactOfNewerVersion, MisshapenMetadata, recall, type LoggedFact } from './recall'

const metadata = {
  version: 1,
  time: '2025-06-29T22:31:07.120Z',
  actor: 2,
  organization: 1,
  command: '5385c9ad-4693-54e4-91c2-1edc8d6ae109',
  correlation: '8e9ff7aa-cb81-5838-9d28-2d2983ff9649',
  cause: null,
  reason: 'scorer’s sheet',
}

const stored = (changes: Partial<LoggedFact> = {}): LoggedFact => ({
  id: '33fe6aa4-1620-5d2a-b5bf-e412a286ecc0',
  type: 'LeagueDeleted',
  data: { organization: 1, season: 3, league: 5 },
  metadata,
  stream: 'season-3',
  revision: 4,
  position: '00000000000000000037',
  ...changes,
})

const around = (changes: object) => stored({ metadata: { ...metadata, ...changes } })

it('recalls a fact with its place in the log and its metadata', () => expect(recall(stored())).toEqual(stored()))

it('leaves a type that no context knows to the caller, whatever its metadata', () =>
  expect(recall(stored({ type: 'PlayersCloned', metadata: 'of another product' }))).toBe('unknown'))

it('knows no type by an inherited name', () => expect(recall(stored({ type: 'constructor' }))).toBe('unknown'))

it('refuses a fact of a newer version, and says what to do', () => {
  const newer = () => recall(around({ version: 2 }))
  expect(newer).toThrow(FactOfNewerVersion)
  expect(newer).toThrow(
    'LeagueDeleted (season-3, revision 4) is of version 2; this product knows versions up to 1 and must be updated.',
  )
})

it.each([
  ['version', 0],
  ['version', 1.5],
  ['version', '1'],
  ['time', '2025-06-29 22:31'],
  ['time', 1751236267120],
  ['actor', 0],
  ['actor', 'nobody'],
  ['organization', undefined],
  ['command', ''],
  ['correlation', null],
  ['cause', 7],
  ['reason', undefined],
  ['reason', { text: '1.sealed' }],
  ['reason', { shares: { 'user-2': 5 }, text: '1.sealed' }],
  ['reason', { shares: {}, text: null }],
])('refuses metadata whose %s is %p', (field, value) => {
  const misshapen = () => recall(around({ [field]: value }))
  expect(misshapen).toThrow(MisshapenMetadata)
  expect(misshapen).toThrow(`LeagueDeleted (season-3, revision 4) has no proper ${field} in its metadata.`)
})

it('refuses a fact without metadata', () => expect(() => recall(stored({ metadata: null }))).toThrow(MisshapenMetadata))

it('accepts a reason that is sealed', () => {
  const fact = around({ reason: { shares: { 'user-2': '1.share' }, text: '1.sealed' } })
  expect(recall(fact)).toEqual(fact)
})

it('accepts a fact of the product itself, of no organization, that followed from another', () => {
  const fact = around({ actor: 'system', organization: null, cause: '2b3b254f-a75b-5bed-857a-85aa474520ac', reason: null })
  expect(recall(fact)).toEqual(fact)
})
