import type { paths } from './schema'

/**
 * The calls of the product, as its OpenAPI document describes them: an address, what goes in, what comes out, checked by the
 * compiler.
 */
export type Verb = 'get' | 'post' | 'put' | 'delete'

/** The addresses that answer to a verb: `/api/gamesv2/{id}`. */
export type PathOf<V extends Verb> = { [P in keyof paths]: paths[P][V] extends { responses: unknown } ? P : never }[keyof paths]

type Json<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : null

/** What a call answers; null where it answers nothing. */
export type AnswerOf<V extends Verb, P extends PathOf<V>> = paths[P][V] extends { responses: infer Responses }
  ? Json<Responses[Extract<keyof Responses, 200 | 201 | 204>]>
  : never

/** What is sent is only read: lists in it may be anybody's. */
export type Sent<Body> = Body extends object ? { readonly [Name in keyof Body]: Sent<Body[Name]> } : Body

type JsonOrForm<Content> =
  | ('application/json' extends keyof Content ? Sent<Content['application/json']> : never)
  | ('multipart/form-data' extends keyof Content ? FormData : never)

/** What a call is given; a `FormData` where files may be in it, nothing where it need not be given anything. */
export type BodyOf<V extends Verb, P extends PathOf<V>> = paths[P][V] extends { requestBody: { content: infer Content } }
  ? JsonOrForm<Content>
  : paths[P][V] extends { requestBody?: { content: infer Content } }
    ? JsonOrForm<Content> | undefined
    : undefined

type InPath<V extends Verb, P extends PathOf<V>> = paths[P][V] extends { parameters: { path: infer Names } } ? Names : undefined

/** The values for the braces of an address; nothing where it has none. */
export type PathPart<V extends Verb, P extends PathOf<V>> =
  InPath<V, P> extends object ? { readonly path: InPath<V, P> } : { readonly path?: undefined }
