import { Injectable } from '@nestjs/common'
import type { ListedPeriod } from '@fullcourt/domain/definitions/lists'
import { noCourtside } from '@fullcourt/domain/games/courtside'
import { pointsSoFar } from '@fullcourt/domain/games/in-progress'
import { FINAL_PERIOD } from '@fullcourt/domain/games/periods'
import { statusOf } from '@fullcourt/domain/games/status'
import { courtside } from '@fullcourt/projections/games/courtside'
import { pointSumsOf } from '@fullcourt/projections/games/game-points'
import { scoring, scoringEvents } from '@fullcourt/projections/games/scoring'
import { statedGame } from '@fullcourt/projections/games/stated-game'
import { courtsideRules, fibaRules } from '@fullcourt/projections/leagues/courtside-rules'
import { PlayerIdentity } from '../../../core/identity/player-identity'
import { Documents } from '../../../storage/documents/documents'
import type { BoxScoreAnswer } from '../box-score.answers'
import { courtAnswer } from './court-answer'
import type { GameParts } from './game-documents'
import { leadAnswer } from './lead-answer'
import { minutesAnswer } from './minutes-answer'

/** What visitors see of what is recorded beside the court: how the lead went, what is on, and how long who played. */
@Injectable()
export class CourtReader {
  constructor(
    private readonly documents: Documents,
    private readonly identity: PlayerIdentity,
  ) {}

  async of(
    { card, sheet }: GameParts,
    listed: readonly ListedPeriod[],
  ): Promise<Pick<BoxScoreAnswer, 'lead' | 'court' | 'minutes'>> {
    const { id, context } = card
    const status = statusOf(statedGame(card))
    const isLive = status === 'live'
    if (sheet.lines.length === 0 && !isLive) return {}
    const [tapped, beside] = await Promise.all([this.documents.get(scoring, id), this.documents.get(courtside, id)])
    const events = tapped ? scoringEvents(tapped) : []
    const recorded = beside ?? noCourtside
    if (events.length === 0 && recorded.substitutions.length === 0 && !(isLive && beside)) return {}
    const { rules } = (await this.documents.get(courtsideRules, context.league ?? context.home.league)) ?? fibaRules
    const periods = listed.filter(({ id: period, name, hidden }) => !hidden && period !== FINAL_PERIOD && name !== 'Final')
    const sums = pointSumsOf(card)
    const lead = leadAnswer(events, { context, periods, rules, score: card.score ?? pointsSoFar(sums) })
    const points = { home: sums.players.home ?? 0, away: sums.players.away ?? 0 }
    const shown = { context, periods, rules, scores: sheet.periods }
    return {
      ...(lead ? { lead } : {}),
      ...(isLive ? { court: courtAnswer(recorded, { ...shown, points }) } : {}),
      ...(rules.keepsMinutes && recorded.substitutions.length > 0
        ? minutesAnswer(recorded, {
            ...shown,
            isOver: status === 'completed',
            masterOf: (await this.identity.identities(context.organization)).masterOf,
            events: lead ? events : null,
          })
        : {}),
    }
  }
}
