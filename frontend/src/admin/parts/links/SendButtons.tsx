import { Button, CopyButton } from '@mantine/core'

const share = (title: string, url: string) => {
  // Whoever closes the sheet of their phone shared nothing.
  navigator.share({ title, url }).catch(() => undefined)
}

type Props = { address: string; title: string }

/** What takes a link to others: a copy of it, and the sheet of a phone where there is one. */
export const SendButtons = ({ address, title }: Props) => (
  <>
    <CopyButton value={address}>
      {({ copied, copy }) => (
        <Button variant="default" onClick={copy}>
          {copied ? 'Copied' : 'Copy link'}
        </Button>
      )}
    </CopyButton>
    {'share' in navigator && (
      <Button variant="default" onClick={() => share(title, address)}>
        Share
      </Button>
    )}
  </>
)
