/** An answer that is no JSON: its text, and the media type that it is sent with. */
export class TextAnswer {
  constructor(
    readonly text: string,
    readonly type: string,
  ) {}
}
