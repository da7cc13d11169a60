import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import fc from 'fast-check'
import { wholeOfFacts } from '../history-generator/compared-documents'
import type { History } from '../history-generator/histories'
import { randomHistories } from '../history-generator/random-histories'
import { readModels } from '../models/models'
import { Past, type FactsAfter } from './past'
import type { PastMoment } from './past-moment'

type Facts = History['facts']

const ORGANIZATION = 1 as OrganizationId

const ofOrganization = (facts: Facts): Facts =>
  facts.filter(({ metadata: { organization } }) => organization === ORGANIZATION || organization === null)

const inPages = (facts: Facts): FactsAfter =>
  async function* pages(after) {
    const news = facts.filter(({ position }) => position > after)
    for (let from = 0; from < news.length; from += 7) yield await Promise.resolve(news.slice(from, from + 7))
  }

/** Documents and lists of a moment, in the form in which those of a rebuild are compared. */
const wholeOfMoment = (moment: PastMoment, lists: (model: string) => readonly string[]) =>
  Object.fromEntries(
    readModels.map(({ name }) => {
      const then = moment.documents.get(name)
      const bodies = Object.fromEntries([...(then?.bodies ?? [])].map(([id, body]) => [id, JSON.stringify(body)]))
      const listed = lists(name).map(list => {
        const [index = '', key = ''] = list.split('=')
        return [list, then?.list({ index, key }).map(({ id }) => id)]
      })
      return [name, { bodies, lists: Object.fromEntries(listed) as unknown }]
    }),
  )

const wholesOf = (facts: Facts) => new Map(readModels.map(model => [model.name, wholeOfFacts(model, facts)]))

it('at every moment, in whatever order they are asked for, the documents and lists are those of the facts until then', async () => {
  await fc.assert(
    fc.asyncProperty(randomHistories(), fc.array(fc.nat(1_000), { minLength: 2, maxLength: 5 }), async ({ facts }, places) => {
      const own = ofOrganization(facts)
      const past = new Past(readModels, inPages(own))
      for (const place of places) {
        const count = place % (own.length + 1)
        const until = own.slice(0, count)
        const moment = await past.at({ position: until.at(-1)?.position ?? '' })
        const expected = wholesOf(until)
        const seen = wholeOfMoment(moment, model => Object.keys(expected.get(model)?.lists ?? {}))
        for (const [model, { documents, lists }] of expected) {
          const bodies = Object.fromEntries(Object.entries(documents).map(([id, { body }]) => [id, body]))
          expect(seen[model]).toEqual({ bodies, lists })
        }
        expect(moment.count).toBe(count)
      }
    }),
    { numRuns: 30 },
  )
})
