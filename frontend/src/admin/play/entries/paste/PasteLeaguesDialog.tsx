import { useRef, useState } from 'react'
import { FAILURES } from '../../../parts/feedback/failures'
import { ProgressBar } from '../../../parts/feedback/ProgressBar'
import { toast } from '../../../parts/feedback/toast'
import { createKeyring } from '../../../parts/paste/keyring'
import { PasteDialog } from '../../../parts/paste/PasteDialog'
import { useKnownNames } from './known-names'
import { useAddLeagues } from './queries'
import { countOfLeagues, leaguesIn, readLeagues } from './read-leagues'

type Props = {
  season: number
  /** Those of the season. */
  present: readonly { readonly name: string }[]
  open: boolean
  onClose: () => void
}

type Progress = { readonly done: number; readonly total: number } | null

/** Adds pasted leagues to a season, in their order, with their teams and players where these are listed under them. */
export const PasteLeaguesDialog = ({ season, present, open, onClose }: Props) => {
  const known = useKnownNames(season, open)
  const add = useAddLeagues(season)
  const keyring = useRef(createKeyring())
  const [progress, setProgress] = useState<Progress>(null)
  const names = present.map(({ name }) => name)
  const close = () => {
    keyring.current = createKeyring()
    onClose()
  }
  return (
    <PasteDialog
      title="Paste Leagues"
      label="Leagues"
      description="One league per line; or “League: Monday Night” over its teams and players, or a table with columns for league, team, player and number."
      placeholder={'Monday Night\nTuesday Night'}
      read={text => readLeagues(text, names, known.now)}
      readSurely={async text => readLeagues(text, names, await known.surely())}
      question="Some of these names or numbers already exist. Add anyway?"
      onAdd={async text => {
        const leagues = leaguesIn(text)
        const onDone = (done: number, total: number) => setProgress({ done, total })
        await add.mutateAsync({ leagues, keyOf: keyring.current, onDone }).finally(() => setProgress(null))
        toast.success(`${countOfLeagues(leagues).toLowerCase()} added`)
      }}
      failure={FAILURES.createLeagues}
      open={open}
      onClose={close}
      progress={progress && <ProgressBar label="Adding leagues, teams and players" {...progress} />}
    />
  )
}
