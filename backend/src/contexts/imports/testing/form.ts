import type { TextFiles } from './small-league'

export type Fields = { readonly [name: string]: string }
export type FilePart = { readonly name: string; readonly bytes: Buffer; readonly field?: string }

const BOUNDARY = 'fullcourt-form-boundary'

/** A form with fields and files as a browser sends it. */
export const formOf = (fields: Fields, files: readonly FilePart[]): { body: Buffer; headers: { 'content-type': string } } => {
  const part = (disposition: string, content: Buffer | string) => [
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]
  const body = Buffer.concat([
    ...Object.entries(fields).flatMap(([name, value]) => part(`name="${name}"`, value)),
    ...files.flatMap(({ name, bytes, field = 'files' }) => part(`name="${field}"; filename="${name}"`, bytes)),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ])
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } }
}

export const partsOf = (files: TextFiles): readonly FilePart[] =>
  Object.entries(files).map(([name, text]) => ({ name, bytes: Buffer.from(text) }))
