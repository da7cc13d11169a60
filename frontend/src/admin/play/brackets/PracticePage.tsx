import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Bracket } from '../../../ui/bracket/Bracket'
import { Page } from '../../parts/page/Page'
import { useBreadcrumbs } from '../../parts/page/use-breadcrumbs'
import { withPick, practiceBracket, type Picks } from './practice'

/** A fixed bracket of eight teams to try how one works: picking a team moves it on. Nothing of it is stored (docs/admin.md#brackets). */
export const PracticePage = () => {
  const [picks, setPicks] = useState<Picks>(new Map())
  return (
    <Page
      title="Practice Bracket"
      breadcrumbs={useBreadcrumbs('brackets')}
      about="Pick the winner of each matchup. Nothing here is saved."
      action={
        <Button variant="default" disabled={picks.size === 0} onClick={() => setPicks(new Map())}>
          Start again
        </Button>
      }
    >
      <Bracket
        bracket={practiceBracket(picks)}
        label="Practice bracket"
        link={Link}
        onPick={(matchup, side) => setPicks(withPick(picks, matchup, side))}
      />
    </Page>
  )
}
