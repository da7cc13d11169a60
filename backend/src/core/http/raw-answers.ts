/** An answer of bytes that are compressed already, such as a picture, and the media type that it is sent with. */
export class BytesAnswer {
  constructor(
    readonly bytes: Buffer,
    readonly type: string,
  ) {}
}

/**
 * An answer that is no JSON: its text, and the media type that it is sent with; a named file is saved under that name. One that names
 * the host by which it was asked for is made anew each time: calls are cached whatever their host.
 */
export class TextAnswer {
  constructor(
    readonly text: string,
    readonly type: string,
    readonly file?: string,
    readonly namesAskedHost = false,
  ) {}

  /** Headers beside the type. Names of files are of the product's own making: they hold nothing to be quoted. */
  get headers(): Readonly<Record<string, string>> {
    return this.file === undefined ? {} : { 'Content-Disposition': `attachment; filename="${this.file}"` }
  }
}
