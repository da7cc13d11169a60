import { activeVersion, EMPTY_REGISTRY, VERSION_REGISTRY, type VersionRegistry } from '../../version-registry'
import { readModels } from '../../models/models'
import type { Batch, DocumentWrite, ModelVersion, PlacedDocument, ReadStore } from '../../read-store'
import type { DifferenceKind } from '../difference'

/** What is done to a stored document, as no fact would do it. */
type Harm =
  | 'another figure'
  | 'a field too many'
  | 'a field too few'
  | 'another position'
  | 'gone'
  | 'one too many'
  | 'another place'
  | 'out of its lists'

export type Planted = { readonly model: string; readonly id: string; readonly kind: DifferenceKind }

/** Twenty differences: of which read model a document is harmed, and how. */
export const HARMS: readonly (readonly [model: string, harm: Harm])[] = [
  ['standings', 'another figure'],
  ['standings', 'gone'],
  ['teamCard', 'a field too many'],
  ['teamCard', 'another place'],
  ['teamCard', 'one too many'],
  ['playerCard', 'gone'],
  ['playerCard', 'out of its lists'],
  ['gameCard', 'a field too few'],
  ['gameCard', 'another place'],
  ['gameCard', 'one too many'],
  ['gameSheet', 'another figure'],
  ['entryCard', 'another position'],
  ['leagueCard', 'gone'],
  ['leagueCard', 'one too many'],
  ['seasonCard', 'another position'],
  ['divisionCard', 'a field too many'],
  ['organizationCard', 'a field too few'],
  ['history', 'gone'],
  ['history', 'out of its lists'],
  ['actions', 'another place'],
]

type Changed = Pick<DocumentWrite, 'body' | 'position' | 'places'>

const withFigure = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 1
  if (typeof value !== 'object' || value === null) return value
  let isChanged = false
  const entries = Object.entries(value).map(([key, part]) => {
    const changed: unknown = isChanged ? part : withFigure(part)
    isChanged ||= changed !== part
    return [key, changed] as const
  })
  if (!isChanged) return value
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries)
}

const withoutLast = (body: unknown) => Object.fromEntries(Object.entries(body as object).slice(0, -1))

const moved = ({ places }: PlacedDocument) =>
  Object.fromEntries(
    Object.entries(places).map(([index, at]) => [index, at.map(({ key, order }) => ({ key, order: `${order}x` }))]),
  )

const HARMED: { readonly [harm in Exclude<Harm, 'gone' | 'one too many'>]: (document: PlacedDocument) => Partial<Changed> } = {
  'another figure': ({ body }) => ({ body: withFigure(body) }),
  'a field too many': ({ body }) => ({ body: { ...(body as object), planted: true } }),
  'a field too few': ({ body }) => ({ body: withoutLast(body) }),
  'another position': ({ position }) => ({ position: position.replace(/^0/, '1') }),
  'another place': document => ({ places: moved(document) }),
  'out of its lists': () => ({ places: {} }),
}

/** Writes past the runner, under a checkpoint of its own. */
const write = async (store: ReadStore, batch: Omit<Batch, 'checkpoint'>): Promise<void> => {
  const known = await store.checkpoint('planted')
  const to = { position: '0'.repeat(20), count: 0, digest: null }
  const outcome = await store.write({
    checkpoint: { name: 'planted', fence: 1, expected: known?.position ?? null, to },
    ...batch,
  })
  if (outcome.kind === 'stale') throw new Error('It could not be planted.')
}

const hasPlaces = ({ places }: PlacedDocument) => Object.values(places).flat().length > 0

/** The ids of a read model's documents of the first organization, the last ones first. */
const documentsOf = async (store: ReadStore, version: ModelVersion): Promise<readonly PlacedDocument[]> => {
  const ids = await store.ids(version, null, 10_000)
  return [...(await store.getPlaced(version, ids)).values()].toReversed()
}

export const versionOf = async (store: ReadStore, model: string): Promise<ModelVersion> => {
  const registry = ((await store.setting(VERSION_REGISTRY)) ?? EMPTY_REGISTRY) as VersionRegistry
  return (
    activeVersion(
      registry,
      readModels.find(({ name }) => name === model)!,
    ) ?? ''
  )
}

/** Does one harm to a document of a read model that was not harmed yet and that `may` be. */
export const plant = async (
  store: ReadStore,
  [model, harm]: readonly [model: string, harm: Harm],
  may: (document: PlacedDocument) => boolean,
): Promise<Planted> => {
  const version = await versionOf(store, model)
  const isPlace = harm === 'another place' || harm === 'out of its lists'
  const document = (await documentsOf(store, version)).find(one => may(one) && (!isPlace || hasPlaces(one)))
  if (document === undefined) throw new Error(`There is no document of ${model} for ${harm}.`)
  const { id, position: expected } = document
  if (harm === 'gone') await write(store, { documents: [], removed: [{ version, id, expected }] })
  else if (harm === 'one too many') {
    const extra = { ...document, version, id: '987654', expected: null }
    await write(store, { documents: [extra] })
    return { model, id: extra.id, kind: 'extra' }
  } else await write(store, { documents: [{ ...document, version, expected, ...HARMED[harm](document) }] })
  return { model, id, kind: harm === 'gone' ? 'missing' : 'changed' }
}
