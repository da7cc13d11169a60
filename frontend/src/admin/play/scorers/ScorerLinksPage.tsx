import { isInAudience } from '@fullcourt/domain/users/audience'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ScorerLinkWithSecretAnswer } from '../../../api/schema'
import { PlusIcon } from '../../../ui/icons'
import { QueryState } from '../../parts/feedback/QueryState'
import { whenOpened } from '../../parts/feedback/when-opened'
import { Page } from '../../parts/page/Page'
import { useSession } from '../../parts/session/SessionGate'
import toolsStyles from '../../parts/tables/Tools.module.css'
import { useOrganizationChoice } from '../../settings/organizations/OrganizationChoice'
import { LinkRows } from './LinkRows'
import { useScorerLinks } from './queries'

const NewLinkDialog = whenOpened(() => import('./NewLinkDialog').then(chunk => chunk.NewLinkDialog))
const ShownLinkDialog = whenOpened(() => import('./ShownLinkDialog').then(chunk => chunk.ShownLinkDialog))

const ABOUT = 'Who opens one scores on a phone beside the court, without an account, and sees nothing else.'

/** All links by which somebody scores without an account (docs/admin.md#scorer-links). */
export const ScorerLinksPage = () => {
  const { role } = useSession()
  const { id, isKnown, field } = useOrganizationChoice()
  const links = useScorerLinks({ organization: id }, isKnown)
  const [adding, setAdding] = useState(false)
  const [made, setMade] = useState<ScorerLinkWithSecretAnswer | null>(null)
  const add = (
    <Button leftSection={<PlusIcon />} onClick={() => setAdding(true)}>
      Make Scorer Link
    </Button>
  )
  return (
    <Page title="Scorer Links" about={ABOUT} action={isKnown && add}>
      {field && <div className={toolsStyles.tools}>{field}</div>}
      <QueryState of={links} empty="No scorer links yet. One for a single game is made on the page of the game.">
        {found => <LinkRows links={found} onMade={setMade} mayErase={isInAudience('owner', role)} />}
      </QueryState>
      <NewLinkDialog organization={id} open={adding} onClose={() => setAdding(false)} onMade={setMade} />
      <ShownLinkDialog link={made} open={made !== null} onClose={() => setMade(null)} />
    </Page>
  )
}
