import { pastedTeams } from '@fullcourt/domain/teams/pasted-teams'
import { useState } from 'react'
import type { LeagueAt } from '../../leagues/queries'
import { FAILURES } from '../../../parts/feedback/failures'
import { PasteDialog } from '../../../parts/paste/PasteDialog'
import { ProgressBar } from '../../../parts/feedback/ProgressBar'
import { toast } from '../../../parts/feedback/toast'
import { useKnownNames } from './known-names'
import { callsOf } from './add-teams'
import { useAddTeams } from './queries'
import { readTeams } from './read-teams'

type Props = { at: LeagueAt; open: boolean; onClose: () => void }

type Progress = { readonly done: number; readonly total: number } | null

/** Adds pasted teams to a league, with their players where these are listed under them. */
export const PasteTeamsDialog = ({ at, open, onClose }: Props) => {
  const known = useKnownNames(at.seasonId, open)
  const add = useAddTeams(at)
  const [progress, setProgress] = useState<Progress>(null)
  return (
    <PasteDialog
      title="Paste Teams"
      label="Teams"
      description="One team per line; its players beside it, in lines below it, or all in a table with a column for the team."
      placeholder={'Hawks: Ana Silva 12, Bo Ray 7\n\nBulls\n4 Cy Fox'}
      read={text => readTeams(text, known.now)}
      readSurely={async text => readTeams(text, await known.surely())}
      question="Some of these names or numbers already exist. Add anyway?"
      onAdd={async (text, attempt) => {
        const teams = pastedTeams(text)
        const total = callsOf(teams)
        setProgress({ done: 0, total })
        const onDone = (done: number) => setProgress({ done, total })
        await add.mutateAsync({ teams, attempt, onDone }).finally(() => setProgress(null))
        toast.success(`${readTeams(text, { teams: [], players: [] }).count.toLowerCase()} added`)
      }}
      failure={FAILURES.addTeams}
      open={open}
      onClose={onClose}
      progress={progress && progress.total > 1 && <ProgressBar label="Adding teams and players" {...progress} />}
    />
  )
}
