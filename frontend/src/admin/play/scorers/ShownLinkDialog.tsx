import { useState } from 'react'
import type { ScorerLinkWithSecretAnswer } from '../../../api/schema'
import { Dialog } from '../../parts/dialogs/Dialog'
import { ShownLink } from './ShownLink'

type Props = { link: ScorerLinkWithSecretAnswer | null; open: boolean; onClose: () => void }

/** A link that was just made, until it is closed: nobody can ask for it again. */
export const ShownLinkDialog = ({ link, open, onClose }: Props) => {
  const [last, setLast] = useState(link)
  if (link !== null && link !== last) setLast(link)
  return (
    <Dialog opened={open} onClose={onClose} title={`Scorer link for ${last?.name ?? ''}`} size={540}>
      {last && <ShownLink link={last} onClose={onClose} />}
    </Dialog>
  )
}
