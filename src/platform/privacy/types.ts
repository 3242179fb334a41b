/** WeChat asks, before the first call that reads personal data, whether the person agrees to its privacy guideline. */
export interface PrivacyQuestion {
  /** The person tapped WeChat's button of that id. */
  agree(buttonId: string): void
  refuse(): void
}

export interface PrivacyCapability {
  onAsked(listener: (question: PrivacyQuestion) => void): void
  openGuideline(): void
}
