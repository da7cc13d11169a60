import type { Recorded } from '@fullcourt/domain/facts/fact'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { brackets } from '../brackets/brackets'
import { definitionLists } from '../definitions/definition-lists'
import { divisionCard } from '../divisions/division'
import { leagueCard } from '../leagues/league'
import { menu } from '../organizations/menu'
import { siteContent } from '../organizations/site'
import { playerCard } from '../players/player'
import type { ReadModel } from '../projection'
import { scheduleCard } from '../schedules/schedule'
import { seasonCard } from '../seasons/season'
import { holds } from './at-the-end'

/** Of facts by which a form is another one, the ids of the things whose form it is. */
type Revised = { readonly [type in AnyFact['type']]?: readonly string[] }

const of = (field: string, ...types: readonly AnyFact['type'][]): Revised =>
  Object.fromEntries(types.map(type => [type, [field]]))

const divisionFacts = of(
  'division',
  'DivisionCreated',
  'DivisionRenamed',
  'DivisionRestored',
  'TeamAssignedToDivision',
  'TeamRemovedFromDivision',
  'DivisionTeamsOrdered',
)
const seasonFacts: Revised = {
  ...of('season', 'SeasonChanged', 'SeasonRestored', 'SeasonDeactivated'),
  SeasonCreated: ['season', 'deactivates'],
  SeasonActivated: ['season', 'deactivates'],
}
const leagueFacts: Revised = {
  ...of('league', 'LeagueAdded', 'LeagueRenamed'),
  LeaguesOrdered: ['leagues'],
  LeagueRestored: ['leagues'],
}

/** Of each list of definitions, the facts by which its form is another one. */
const listFacts = {
  attribute: of('organization', 'AttributeAdded', 'AttributeVisibilitySet', 'AttributesOrdered', 'AttributesReset'),
  period: of('organization', 'PeriodAdded', 'PeriodVisibilitySet', 'PeriodsOrdered', 'PeriodsReset'),
  statistic: of('organization', 'StatisticVisibilitySet', 'StatisticsOrdered'),
}

const MODELS: readonly { readonly model: ReadModel<unknown>; readonly revised: Revised }[] = [
  {
    model: menu,
    revised: of('organization', 'MenuLinkAdded', 'MenuLinkChanged', 'MenuLinksOrdered', 'MenuLinkRemoved', 'MenuLinkRestored'),
  },
  { model: siteContent, revised: of('organization', 'SiteTemplateChosen', 'SiteContentSet') },
  { model: playerCard, revised: of('player', 'PlayerAdded', 'PlayerChanged', 'AttributeValueSet', 'PlayerRestored') },
  { model: scheduleCard, revised: of('schedule', 'ScheduleCreated', 'ScheduleChanged', 'ScheduleRestored') },
  { model: divisionCard, revised: divisionFacts },
  { model: seasonCard, revised: seasonFacts },
  { model: leagueCard, revised: leagueFacts },
  { model: brackets, revised: of('division', 'ThirdPlaceGameSet') },
]

const idsIn = ({ data }: AnyFact, fields: readonly string[]): readonly string[] =>
  fields.flatMap(field => (data as { readonly [field: string]: unknown })[field] ?? []).map(String)

/** The revision of the last fact by which the form of a thing is another one; 0 where there is none. */
const lastRevision = (facts: readonly Recorded<AnyFact>[], id: string, revised: Revised): number =>
  facts.findLast(fact => idsIn(fact, revised[fact.type] ?? []).includes(id))?.revision ?? 0

const isOfForm = (document: unknown): document is { readonly revision: number } =>
  typeof document === 'object' &&
  document !== null &&
  'revision' in document &&
  !('status' in document && document.status !== 'active')

it.each(MODELS)('$model.name: a form has the revision of the fact that changed it last', ({ model, revised }) =>
  holds(model, (documents, { facts }) => {
    for (const [id, document] of documents)
      if (isOfForm(document)) {
        expect({ id, revision: document.revision }).toEqual({ id, revision: lastRevision(facts, id, revised) })
      }
  }),
)

it.each(Object.entries(listFacts))(
  'definitionLists: the form of %s definitions has the revision of the fact that changed it last',
  (kind, revised) =>
    holds(definitionLists, (documents, { facts }) => {
      for (const [id, { revisions }] of documents)
        expect({ id, revision: revisions[kind as keyof typeof listFacts] }).toEqual({
          id,
          revision: lastRevision(facts, id, revised),
        })
    }),
)
