/** An answer of bytes that are compressed already, such as a picture, and the media type that it is sent with. */
export class BytesAnswer {
  constructor(
    readonly bytes: Buffer,
    readonly type: string,
  ) {}
}
