import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { brackets } from '../brackets/brackets'
import { divisionCard } from '../divisions/division'
import { periodLists } from '../games/period-lists'
import { leagueCard } from '../leagues/league'
import { menu } from '../organizations/menu'
import { siteContent } from '../organizations/site'
import { attributeList } from '../players/attribute-list'
import { playerCard } from '../players/player'
import type { ReadModel } from '../projection'
import { scheduleCard } from '../schedules/schedule'
import { seasonCard } from '../seasons/season'
import { statLists } from '../statistics/stat-lists'
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

const MODELS: readonly { readonly model: ReadModel<unknown>; readonly revised: Revised }[] = [
  {
    model: menu,
    revised: of('organization', 'MenuLinkAdded', 'MenuLinkChanged', 'MenuLinksOrdered', 'MenuLinkRemoved', 'MenuLinkRestored'),
  },
  { model: siteContent, revised: of('organization', 'SiteTemplateChosen', 'SiteContentSet') },
  { model: statLists, revised: of('organization', 'StatisticVisibilitySet', 'StatisticsOrdered') },
  { model: periodLists, revised: of('organization', 'PeriodAdded', 'PeriodVisibilitySet', 'PeriodsOrdered', 'PeriodsReset') },
  {
    model: attributeList,
    revised: of('organization', 'AttributeAdded', 'AttributeVisibilitySet', 'AttributesOrdered', 'AttributesReset'),
  },
  { model: playerCard, revised: of('player', 'PlayerAdded', 'PlayerChanged', 'AttributeValueSet', 'PlayerRestored') },
  { model: scheduleCard, revised: of('schedule', 'ScheduleCreated', 'ScheduleChanged', 'ScheduleRestored') },
  { model: divisionCard, revised: divisionFacts },
  { model: seasonCard, revised: seasonFacts },
  { model: leagueCard, revised: leagueFacts },
  { model: brackets, revised: of('division', 'ThirdPlaceGameSet') },
]

const idsIn = ({ data }: AnyFact, fields: readonly string[]): readonly string[] =>
  fields.flatMap(field => (data as { readonly [field: string]: unknown })[field] ?? []).map(String)

const isOfForm = (document: unknown): document is { readonly revision: number } =>
  typeof document === 'object' &&
  document !== null &&
  'revision' in document &&
  !('status' in document && document.status !== 'active')

it.each(MODELS)('$model.name: a form has the revision of the fact that changed it last', ({ model, revised }) =>
  holds(model, (documents, { facts }) => {
    for (const [id, document] of documents)
      if (isOfForm(document)) {
        const last = facts.findLast(fact => idsIn(fact, revised[fact.type] ?? []).includes(id))
        expect({ id, revision: document.revision }).toEqual({ id, revision: last?.revision ?? 0 })
      }
  }),
)
