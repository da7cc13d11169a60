import { NativeSelect } from '@mantine/core'
import { winnerOf } from '@fullcourt/domain/games/completed'
import type { Side } from '@fullcourt/domain/games/events'
import { AWAY_FIRST } from '@fullcourt/domain/games/sides'
import { useState, type FocusEvent, type FormEvent } from 'react'
import type { ScenarioStepAnswer } from '../../../api/schema'
import { dateText } from '../../../ui/format/dates'
import { noPoints, typedScore, type TypedScore } from '../games/finals/finals-edit'
import { matchup } from '../games/list/score-text'
import { ScoreInput } from '../games/scores/ScoreInput'
import { changeFor, choiceIn, choicesFor, scoreChange, shownScore, wonBy, type GameChoice } from './game-choices'
import type { ScenarioGame } from './scenario-game'
import styles from './scenarios.module.css'
import type { StepCalls } from './use-step-calls'

type Props = {
  game: ScenarioGame
  step: ScenarioStepAnswer | undefined
  calls: StepCalls
  /** Of a bracket: what the game is called, and what it leads to. */
  label?: string
  outcome?: string | null
}

/** A game with what a scenario says of it: a click on a team lets it win, and two inputs hold the score. */
export const ScenarioGameRow = ({ game, step, calls, label, outcome }: Props) => {
  const [typed, setTyped] = useState<TypedScore | null>(null)
  const stored = shownScore(game, step)
  const entry = typed ?? stored ?? noPoints
  const choice = choiceIn(step)
  const winner = winnerOf(stored)
  const name = [label, matchup(game)].filter(Boolean).join(': ')
  const names = { home: game.homeTeam, away: game.awayTeam }

  const enter = () => {
    const score = typed && typedScore(typed)
    if (!score) return
    setTyped(null)
    if (score.home !== stored?.home || score.away !== stored.away) calls.set(scoreChange(game.id, score))
  }
  const submitted = (event: FormEvent) => {
    event.preventDefault()
    enter()
  }
  const left = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) enter()
  }
  const choose = (chosen: GameChoice) => {
    setTyped(null)
    const change = changeFor(game.id, chosen)
    if (change) calls.set(change)
    else if (step && chosen === 'as-it-is') calls.remove(step.step)
  }
  const letWin = (side: Side) => {
    setTyped(null)
    calls.set(scoreChange(game.id, wonBy(side, stored)))
  }

  return (
    <li className={step ? styles.changedGame : undefined}>
      <form className={styles.game} aria-label={name} onSubmit={submitted} onBlur={left}>
        <span className={styles.about}>
          <span className={styles.when}>
            {[label, game.date === null ? 'No date' : dateText(game.date), step && game.now && `now ${game.now}`]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <NativeSelect
            className={styles.choice}
            size="xs"
            aria-label={`What of ${name}`}
            value={choice}
            data={[...choicesFor(game, choice)]}
            onChange={({ currentTarget: { value } }) => choose(value as GameChoice)}
          />
        </span>
        {AWAY_FIRST.map(side => (
          <span key={side} className={styles.side}>
            <button
              type="button"
              className={winner === side ? `${styles.team} ${styles.won}` : styles.team}
              onClick={() => letWin(side)}
            >
              <span className="visuallyHidden">Let </span>
              {names[side]}
              <span className="visuallyHidden"> win</span>
            </button>
            <ScoreInput
              className={styles.points}
              aria-label={`Points of ${names[side]}`}
              value={entry[side]}
              onType={points => setTyped({ ...entry, [side]: points })}
            />
          </span>
        ))}
        {outcome && <span className={styles.quiet}>{outcome}</span>}
        {step?.message && <span className={styles.refused}>{step.message}</span>}
        <button type="submit" className="visuallyHidden" tabIndex={-1}>
          Enter score of {name}
        </button>
      </form>
    </li>
  )
}
