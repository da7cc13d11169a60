import { SCORER_PATH } from '@fullcourt/domain/pages/scorer-page'
import type { ScorerLinkWithSecretAnswer } from '../../../api/schema'
import { dateText } from '../../../ui/format/dates'
import { addressWithSecret } from '../../parts/links/address-with-secret'
import { LinkToSend } from '../../parts/links/LinkToSend'

const LOST = 'The answer with the link got lost on the way. Make it anew to see it.'

type Props = { link: ScorerLinkWithSecretAnswer; onClose: () => void }

/** A link that was just made, to be scanned, copied or sent: it is shown this once. */
export const ShownLink = ({ link: { name, games, lastDay, secret }, onClose }: Props) =>
  secret === undefined ? (
    <p>{LOST}</p>
  ) : (
    <LinkToSend address={addressWithSecret(SCORER_PATH, secret)} title={`Scorer link for ${name}`} onClose={onClose}>
      Whoever opens it may score {games} until the end of {dateText(lastDay)}, and sees nothing else.
    </LinkToSend>
  )
