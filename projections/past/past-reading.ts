import type { Position } from '@fullcourt/event-store/port'
import type { OpenReading } from '../open-reading'
import type { ReadModel } from '../projection'
import type { ListRange } from '../read-store'
import { tallyBy } from '../tally'
import type { DocumentsOfMoment } from './folded-documents'

/** The documents of a read model as they were; undefined of one whose past is not asked for. */
export type DocumentsThen = (model: ReadModel<unknown>) => Promise<DocumentsOfMoment | undefined>

/** One look at the documents as they were at a position. What the past does not hold is read of now. */
export const pastReading = (position: Position, documentsThen: DocumentsThen, now: OpenReading): OpenReading => {
  const getMany = async <Document>(model: ReadModel<Document>, ids: readonly string[]) => {
    const then = await documentsThen(model as ReadModel<unknown>)
    if (then === undefined) return now.getMany(model, ids)
    const bodies = ids.map(id => [id, then.bodies.get(id) as Document | undefined] as const)
    const found = bodies.filter((one): one is readonly [string, Document & {}] => one[1] !== undefined)
    return new Map<string, Document>(found) as ReadonlyMap<string, Document>
  }
  const rowsOf = async (model: ReadModel<unknown>, range: ListRange) => (await documentsThen(model))?.list(range)
  return {
    ...now,
    position,
    isApart: true,
    further: () => pastReading(position, documentsThen, now.further()),
    getMany,
    get: async <Document>(model: ReadModel<Document>, id: string) => (await getMany(model, [id])).get(id),
    list: async <Document>(model: ReadModel<Document>, range: ListRange) => {
      const rows = await rowsOf(model as ReadModel<unknown>, range)
      return rows?.map(({ id, body }) => ({ id, body: body as Document })) ?? now.list(model, range)
    },
    places: async <Document>(model: ReadModel<Document>, range: ListRange) => {
      const rows = await rowsOf(model as ReadModel<unknown>, range)
      return rows?.map(({ id, order }) => ({ id, order })) ?? now.places(model, range)
    },
    tally: async <Document>(model: ReadModel<Document>, range: ListRange, length: number) => {
      const rows = await rowsOf(model as ReadModel<unknown>, range)
      return rows ? tallyBy(rows.map(({ order }) => order).toSorted(), length) : now.tally(model, range, length)
    },
  }
}
