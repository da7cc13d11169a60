import { appointment } from '../games/appointment'
import { brackets } from '../brackets/brackets'
import { courtside } from '../games/courtside'
import { corrections } from '../games/corrections'
import { gameCard } from '../games/game-card'
import { gamesProgress } from '../games/games-progress'
import { gameSheet } from '../games/game-sheet'
import { scoring } from '../games/scoring'
import { actions } from '../history/actions'
import { history } from '../history/history'
import { importCard } from '../imports/import'
import { claims } from '../claims/claims'
import { periodCard } from '../games/period'
import { businessCard } from '../organizations/business'
import { linkCard } from '../organizations/link'
import { menu } from '../organizations/menu'
import { organizationCard } from '../organizations/organization'
import { siteContent } from '../organizations/site'
import { attributeCard } from '../players/attribute'
import { playerMerges } from '../players/merges'
import { playerCard } from '../players/player'
import type { ReadModel } from '../projection'
import { byeCard } from '../schedules/byes/bye'
import { weekOffCard } from '../schedules/week-offs/week-off'
import { entryCard } from '../entries/entry'
import { definitionLists } from '../definitions/definition-lists'
import { divisionCard } from '../divisions/division'
import { courtsideRules } from '../leagues/courtside-rules'
import { leagueCard } from '../leagues/league'
import { fixtureCard } from '../schedules/fixture'
import { pendingChangesCard } from '../schedules/pending-changes'
import { planCard } from '../schedules/plan'
import { plannedGameCard } from '../schedules/planned-game'
import { scheduleCard } from '../schedules/schedule'
import { scenarioCard } from '../scenarios/scenario'
import { scorerCard } from '../scorers/scorer'
import { seasonCard } from '../seasons/season'
import { opponents } from '../standings/opponents'
import { standings } from '../standings/standings'
import { playerLines } from '../statistics/player-lines'
import { playerSeasons } from '../statistics/player-seasons'
import { teamCard } from '../teams/team'
import { invitationCard } from '../users/invitation'
import { userCard } from '../users/user'

/** Every read model of the product. */
export const readModels: readonly ReadModel<unknown>[] = [
  claims,
  organizationCard,
  menu,
  linkCard,
  businessCard,
  siteContent,
  definitionLists,
  periodCard,
  attributeCard,
  userCard,
  seasonCard,
  leagueCard,
  courtsideRules,
  entryCard,
  divisionCard,
  brackets,
  teamCard,
  playerCard,
  playerMerges,
  standings,
  opponents,
  playerSeasons,
  playerLines,
  gameCard,
  corrections,
  gamesProgress,
  gameSheet,
  courtside,
  scoring,
  appointment,
  fixtureCard,
  scheduleCard,
  pendingChangesCard,
  planCard,
  plannedGameCard,
  byeCard,
  weekOffCard,
  history,
  actions,
  importCard,
  scenarioCard,
  scorerCard,
  invitationCard,
]
