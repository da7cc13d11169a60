import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { dateText } from '../../ui/format/dates'
import { useFilter } from '../parts/use-filter'
import { Skeleton } from '../../ui/Skeleton'
import { useSite } from '../site'
import { placeOfDay, playedDays } from './days'
import styles from './Replay.module.css'
import { useMovedRows } from './use-moved-rows'

/** Over which days: those of a season or league on which something was played, or these. */
export type DaysOf = { readonly seasonId: number; readonly leagueId?: number | undefined } | { readonly days: readonly string[] }

export type ReplayProps = {
  of: DaysOf
  /** What the page shows of the day; null while it is on its way. */
  shown: unknown
}

/** Milliseconds that a day is shown while the season plays. */
const STEP = 900
/** Who drags the slider asks for the days on which they rest. */
const REST = 120

/** The day that is chosen: at once on the slider, and in the address as soon as somebody rests on it. */
const useDay = (days: readonly string[]) => {
  const { value, type } = useFilter('through')
  const inAddress = placeOfDay(days, value || undefined)
  const [place, setPlace] = useState(inAddress)
  const [known, setKnown] = useState(inAddress)
  if (known !== inAddress) {
    setKnown(inAddress)
    setPlace(inAddress)
  }
  const write = useEffectEvent(() => type(place === days.length - 1 ? '' : (days[place] ?? '')))
  useEffect(() => {
    if (place === inAddress) return
    const resting = setTimeout(write, REST)
    return () => clearTimeout(resting)
  }, [place, inAddress])
  return { place, setPlace, isShown: place === inAddress }
}

const Slider = ({ days, shown }: { days: readonly string[]; shown: unknown }) => {
  const { place, setPlace, isShown } = useDay(days)
  const [isPlaying, setPlaying] = useState(false)
  const last = days.length - 1
  useMovedRows(shown)
  const goOn = useEffectEvent(() => (place < last ? setPlace(place + 1) : setPlaying(false)))
  const isReady = isShown && shown !== null
  useEffect(() => {
    if (!isPlaying || !isReady) return
    const step = setTimeout(goOn, STEP)
    return () => clearTimeout(step)
  }, [isPlaying, isReady, place])
  const go = (to: number) => {
    setPlaying(false)
    setPlace(Math.min(last, Math.max(0, to)))
  }
  const play = () => {
    if (place === last) setPlace(0)
    setPlaying(!isPlaying)
  }
  const day = dateText(days[place])
  return (
    <div className={styles.replay} role="group" aria-label="Day by day">
      <output className={styles.day}>{place === last ? `${day} (latest)` : day}</output>
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={last}
        value={place}
        aria-label="Day"
        aria-valuetext={day}
        onChange={event => go(Number(event.currentTarget.value))}
      />
      <div className={styles.buttons}>
        <button type="button" aria-label="Earlier day" onClick={() => go(place - 1)} disabled={place === 0}>
          Earlier
        </button>
        <button type="button" onClick={play} aria-pressed={isPlaying}>
          {isPlaying ? 'Pause' : 'Play'}
        </button>
        <button type="button" aria-label="Later day" onClick={() => go(place + 1)} disabled={place === last}>
          Later
        </button>
      </div>
    </div>
  )
}

const Days = ({ days, shown }: { days: readonly string[]; shown: unknown }) =>
  days.length < 2 ? (
    <p>There is nothing to play back yet: fewer than two days were played.</p>
  ) : (
    <Slider days={days} shown={shown} />
  )

const SeasonDays = ({ of, shown }: { of: Extract<DaysOf, { seasonId: number }>; shown: unknown }) => {
  const { data: days } = useQuery(playedDays(useSite(), of))
  return days === undefined ? <Skeleton rows={1} /> : <Days days={days} shown={shown} />
}

/** A slider over days on which something was played: the page shows the day on which it rests. */
export const Replay = ({ of, shown }: ReplayProps) =>
  'days' in of ? <Days days={of.days} shown={shown} /> : <SeasonDays of={of} shown={shown} />
