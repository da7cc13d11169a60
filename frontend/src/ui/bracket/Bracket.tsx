import { useLayoutEffect, useMemo, useRef, useState, type CSSProperties } from 'react'
import { arrowKeysIn } from './arrow-keys'
import { ChampionBanner } from './ChampionBanner'
import { currentRound } from './current-round'
import { layoutOf, type Placed } from './layout'
import { Matchup, type MatchupProps } from './Matchup'
import { RoundJumps } from './RoundJumps'
import { withArticle, nameInRound, bracketNews, sentenceOf, sentencesOf, slotInWords } from './sentences'
import { bracketSides, nextOf, teamOn, type ShownBracket, type ShownMatchup } from './shown-bracket'
import { useLitTeam } from './use-lit-team'
import { useNews } from '../use-news'
import styles from './Bracket.module.css'

type Props = Pick<MatchupProps, 'link' | 'actions' | 'onPick'> & {
  bracket: ShownBracket
  /** What it is the bracket of, for screen readers. */
  label: string
}

/** On a phone the round that is being played comes first. Where it moves on while the page is open, nothing jumps. */
const useCurrentRoundFirst = (bracket: ShownBracket) => {
  const [first] = useState(() => currentRound(bracket))
  const scroller = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = scroller.current
    const round = box?.querySelectorAll<HTMLElement>('section')[first]
    if (box && round && !window.location.hash) box.scrollLeft = round.offsetLeft - box.offsetLeft
  }, [first])
  return { first, scroller }
}

const litSideOf = (matchup: ShownMatchup, team: number | null) =>
  (team !== null && bracketSides.find(side => teamOn(matchup[side])?.id === team)) || null

/** What the heading of the round does not say. */
const titleOf = ({ label, isBye }: ShownMatchup, round: string) => (isBye || label === round ? '' : nameInRound(label))

/** Where the winner goes, or null. */
const goesTo = (bracket: ShownBracket, matchup: ShownMatchup) => {
  const next = nextOf(bracket, matchup)
  return next && withArticle(next.label)
}

const nameNearby = (label: string) => withArticle(nameInRound(label))

/**
 * A bracket: on a wide screen as a tree, whose lines show the way of the team that a pointer or the focus is on; on a phone round
 * by round, side by side; for screen readers a list per round, in sentences. Arrow keys lead from matchup to matchup.
 */
export const Bracket = ({ bracket, label, link, actions, onPick }: Props) => {
  const { rows, columns } = useMemo(() => layoutOf(bracket), [bracket])
  const news = useNews(
    useMemo(() => sentencesOf(bracket), [bracket]),
    bracketNews,
  )
  const { lit, handlers } = useLitTeam()
  const { first, scroller } = useCurrentRoundFirst(bracket)
  const { rounds, champion } = bracket

  const propsOf = (placed: Placed, round: string): MatchupProps => ({
    ...placed,
    sentence: sentenceOf(bracket, placed.matchup),
    nameA: slotInWords(bracket, placed.matchup.teamA, nameNearby),
    nameB: slotInWords(bracket, placed.matchup.teamB, nameNearby),
    title: titleOf(placed.matchup, round),
    next: goesTo(bracket, placed.matchup),
    litSide: litSideOf(placed.matchup, lit),
    link,
    actions,
    onPick,
  })

  return (
    <div
      className={`${styles.bracket} ${rows > 20 ? styles.upright : ''}`}
      data-dense={rows > 10 || undefined}
      data-acts={actions && ''}
      style={{ '--rows': rows, '--count': rounds.length } as CSSProperties}
      {...arrowKeysIn(bracket)}
      {...handlers}
    >
      <ChampionBanner team={champion} link={link} />
      <RoundJumps rounds={rounds} current={currentRound(bracket)} />
      <div className={styles.scroll} role="region" aria-label={label} tabIndex={0} ref={scroller}>
        <div className={styles.rounds}>
          {rounds.map((round, i) => (
            <section
              key={round.label}
              id={`round-${i + 1}`}
              className={i === first ? styles.firstRound : undefined}
              aria-labelledby={`round-${i + 1}-title`}
            >
              <h2 id={`round-${i + 1}-title`}>{round.label}</h2>
              <ol className={styles.matchups}>
                {columns[i]?.map(placed => (
                  <Matchup key={placed.matchup.matchId} {...propsOf(placed, round.label)} />
                ))}
              </ol>
            </section>
          ))}
        </div>
      </div>
      <p className="visuallyHidden" role="status">
        {news}
      </p>
    </div>
  )
}
