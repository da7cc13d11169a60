import { renderToStaticMarkup } from 'react-dom/server'
import { embedStyle } from './embed-style'

/** What a frame shows where there is nothing to show. */
export const missingEmbed = (sentence: string) =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="robots" content="noindex" />
        <title>{sentence}</title>
        <style dangerouslySetInnerHTML={{ __html: embedStyle }} />
      </head>
      <body>
        <p>{sentence}</p>
      </body>
    </html>,
  )}`
