import type { ReactNode } from 'react'
import { brandVariables } from '../../ui/brand'
import { absoluteAddress, type PublicSite } from '../site'
import { embedStyle } from './embed-style'

type Props = {
  site: PublicSite
  title: string
  /** Path of the page that shows the same, and more of it. */
  path: string
  children: ReactNode
}

/** A link out of the frame, to the full site. */
export const OutLink = ({ site, to, children }: { site: PublicSite; to: string; children: ReactNode }) => (
  <a href={absoluteAddress(site, to)} target="_top">
    {children}
  </a>
)

/** A document of its own, without script, for a frame on somebody else's page. */
export const EmbedDocument = ({ site, title, path, children }: Props) => (
  <html lang="en" style={site.tenant?.brand ? brandVariables(site.tenant.brand) : undefined}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{`${title} | ${site.name}`}</title>
      <style dangerouslySetInnerHTML={{ __html: embedStyle }} />
    </head>
    <body>
      <main>
        <h1>
          <OutLink site={site} to={path}>
            {title}
          </OutLink>
        </h1>
        {children}
        <p>
          <OutLink site={site} to={path}>
            More at {site.name}
          </OutLink>
        </p>
      </main>
    </body>
  </html>
)
