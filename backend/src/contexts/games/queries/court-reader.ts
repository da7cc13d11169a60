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
import { Documents } from '../../../storage/documents/documents'
import type { BoxScoreAnswer } from '../box-score.answers'
import { courtAnswer } from './court-answer'
import type { GameParts } from './game-documents'
import { leadAnswer } from './lead-answer'

/** What visitors see of what is recorded beside the court: how the lead went, and what is on. */
@Injectable()
export class CourtReader {
  constructor(private readonly documents: Documents) {}

  async of({ card, sheet }: GameParts, listed: readonly ListedPeriod[]): Promise<Pick<BoxScoreAnswer, 'lead' | 'court'>> {
    const { id, context } = card
    const isLive = statusOf(statedGame(card)) === 'live'
    const [tapped, recorded] = await Promise.all([
      sheet.lines.length > 0 ? this.documents.get(scoring, id) : undefined,
      isLive ? this.documents.get(courtside, id) : undefined,
    ])
    const events = tapped ? scoringEvents(tapped) : []
    if (events.length === 0 && !recorded) return {}
    const { rules } = (await this.documents.get(courtsideRules, context.league ?? context.home.league)) ?? fibaRules
    const periods = listed.filter(({ id: period, name, hidden }) => !hidden && period !== FINAL_PERIOD && name !== 'Final')
    const sums = pointSumsOf(card)
    const lead = leadAnswer(events, { context, periods, rules, score: card.score ?? pointsSoFar(sums) })
    const points = { home: sums.players.home ?? 0, away: sums.players.away ?? 0 }
    return {
      ...(lead ? { lead } : {}),
      ...(isLive
        ? { court: courtAnswer(recorded ?? noCourtside, { context, periods, rules, points, scores: sheet.periods }) }
        : {}),
    }
  }
}
