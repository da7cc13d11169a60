import type { OpenReading } from '../open-reading'
import type { ReadModel } from '../projection'
import type { ListRange } from '../read-store'
import { tallyBy } from '../tally'
import type { InListRow } from '../listed-rows'
import type { PastMoment } from './past-moment'

/** One look at the documents as they were then. What the moment does not hold is read of now. */
export const pastReading = (moment: PastMoment, now: OpenReading): OpenReading => {
  const documentsOf = (model: ReadModel<unknown>) => moment.documents.get(model.name)
  const getMany = <Document>(model: ReadModel<Document>, ids: readonly string[]) => {
    const then = documentsOf(model as ReadModel<unknown>)
    if (then === undefined) return now.getMany(model, ids)
    const bodies = ids.map(id => [id, then.bodies.get(id) as Document | undefined] as const)
    const found = bodies.filter((one): one is readonly [string, Document & {}] => one[1] !== undefined)
    return Promise.resolve<ReadonlyMap<string, Document>>(new Map(found))
  }
  const rows = (model: ReadModel<unknown>, range: ListRange): readonly InListRow[] | undefined => documentsOf(model)?.list(range)
  return {
    ...now,
    position: moment.position,
    isApart: true,
    further: () => pastReading(moment, now.further()),
    getMany,
    get: async <Document>(model: ReadModel<Document>, id: string) => (await getMany(model, [id])).get(id),
    list: async <Document>(model: ReadModel<Document>, range: ListRange) =>
      rows(model as ReadModel<unknown>, range)?.map(({ id, body }) => ({ id, body: body as Document })) ?? now.list(model, range),
    places: async <Document>(model: ReadModel<Document>, range: ListRange) =>
      rows(model as ReadModel<unknown>, range)?.map(({ id, order }) => ({ id, order })) ?? now.places(model, range),
    tally: async <Document>(model: ReadModel<Document>, range: ListRange, length: number) => {
      const listed = rows(model as ReadModel<unknown>, range)
      return listed ? tallyBy(listed.map(({ order }) => order).toSorted(), length) : now.tally(model, range, length)
    },
  }
}
