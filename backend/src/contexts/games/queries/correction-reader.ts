import { Inject, Injectable } from '@nestjs/common'
import type { GameId, SeasonId } from '@fullcourt/domain/ids/kinds'
import { activeOf, type Known } from '@fullcourt/projections/card'
import {
  corrections,
  notedCorrections,
  type ScoreCorrection,
  type GameCorrections,
} from '@fullcourt/projections/games/corrections'
import { history } from '@fullcourt/projections/history/history'
import { Documents } from '../../../storage/documents/documents'
import type { Scope } from '../../../core/http/scope'
import { PEOPLE } from '../../../core/injection/tokens'
import type { People } from '../../../storage/people/people'
import { openReason } from '../../../storage/people/sealed-reason'
import type { CorrectionAnswer, GameCorrectionsAnswer } from '../corrections.answers'

const finalScore = ({ home, away }: ScoreCorrection['is']) => ({ score_home: home, score_away: away })

/** Corrections of final scores for answers. Reasons that are for staff alone are not opened for anybody else. */
@Injectable()
export class CorrectionReader {
  constructor(
    private readonly documents: Documents,
    @Inject(PEOPLE) private readonly people: People,
  ) {}

  /** Of one game, the newest first, and how many before them are listed no more. */
  async ofGame(scope: Scope, game: GameId): Promise<GameCorrectionsAnswer> {
    const found = activeOf(await this.documents.get(corrections, game))
    if (!found) return { corrections: [] }
    const { earlier } = found
    return { corrections: await this.answers(scope, found), ...(earlier > 0 ? { earlierCorrections: earlier } : {}) }
  }

  /** The games of a season that were corrected last. */
  async lastIn(season: SeasonId, limit: number): Promise<readonly Known<GameCorrections>[]> {
    return this.documents.active(corrections, { index: 'season', key: String(season), descending: true, limit })
  }

  /** Staff see all of them; visitors and scorers those that a note is of. */
  async answers(scope: Scope, { corrections }: Known<GameCorrections>): Promise<CorrectionAnswer[]> {
    const shown = scope.kind === 'staff' ? corrections : notedCorrections(corrections)
    const reasons = await this.reasonsOf(shown.filter(({ isPublic }) => isPublic || scope.kind === 'staff'))
    return shown.toReversed().map(correction => answerOf(scope, correction, reasons.get(correction.number) ?? null))
  }

  /** Reasons are in the history, by the numbers of corrections. */
  private async reasonsOf(corrections: readonly ScoreCorrection[]): Promise<ReadonlyMap<number, string | null>> {
    const given = corrections.flatMap(({ number, reasonAt }) => (reasonAt ? [{ number, reasonAt }] : []))
    const entries = await this.documents.getFor(history, given, ({ reasonAt }) => reasonAt)
    const opened = given.map(async ({ number, reasonAt }) => {
      const reason = await openReason(this.people, entries.get(reasonAt)?.reason ?? null)
      return [number, reason] as const
    })
    return new Map(await Promise.all(opened))
  }
}

const answerOf = (
  scope: Scope,
  { number, time, was, is, isPublic, revision }: ScoreCorrection,
  reason: string | null,
): CorrectionAnswer => ({
  number,
  when: time,
  was: finalScore(was),
  is: finalScore(is),
  reason,
  ...(scope.kind === 'staff' ? { public: isPublic, revision } : {}),
})
