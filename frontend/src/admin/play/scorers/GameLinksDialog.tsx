import { Stack } from '@mantine/core'
import { useState } from 'react'
import type { ScorerLinkWithSecretAnswer } from '../../../api/schema'
import { Dialog } from '../../parts/dialogs/Dialog'
import { EntryForm } from '../../parts/forms/EntryForm'
import { DateField, fieldText } from '../../parts/forms/fields'
import { NameOfScorer } from './NameOfScorer'
import { LinkRows } from './LinkRows'
import { useMakeScorerLink, useScorerLinks } from './queries'
import { ShownLink } from './ShownLink'
import { LINK_FAILURES } from './link-failures'

type Props = { game: number; open: boolean; onClose: () => void }

type FormProps = { game: number; onMade: (link: ScorerLinkWithSecretAnswer) => void; onClose: () => void }

const NewLink = ({ game, onMade, onClose }: FormProps) => {
  const { data: links = [] } = useScorerLinks({ game })
  const opening = links.filter(({ endedAt }) => endedAt === null)
  const make = useMakeScorerLink()
  const save = async (form: FormData) => {
    const name = fieldText(form, 'name') ?? ''
    const lastDay = fieldText(form, 'lastDay')
    onMade(await make.mutateAsync({ link: { name, kind: 'game', game_id: game, lastDay } }))
    return false
  }
  return (
    <Stack>
      <p>Somebody without an account scores this game on their phone, and sees nothing else.</p>
      {opening.length > 0 && <LinkRows links={opening} onMade={onMade} />}
      <EntryForm onClose={onClose} cancel="Close" submit="Make link" onSubmit={save} failure={LINK_FAILURES.make}>
        <NameOfScorer />
        <DateField
          name="lastDay"
          label="Works until the end of"
          description="Leave empty for the day of the game. 30 days from now at most."
        />
      </EntryForm>
    </Stack>
  )
}

/** The scorer links of a game, and a new one, which is shown when it is made (docs/admin.md#scorer-links). */
export const GameLinksDialog = ({ game, open, onClose }: Props) => {
  const [made, setMade] = useState<ScorerLinkWithSecretAnswer | null>(null)
  const close = () => {
    setMade(null)
    onClose()
  }
  return (
    <Dialog opened={open} onClose={close} title={made ? `Scorer link for ${made.name}` : 'Scorer links'} size={540}>
      {made ? <ShownLink link={made} onClose={close} /> : <NewLink game={game} onMade={setMade} onClose={close} />}
    </Dialog>
  )
}
