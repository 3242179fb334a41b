/** What is asked when what pays, or what is paid, became another thing. */
export const paidTexts = {
  changed: (reason: string, yuan: string) => `${reason}。现在应付 ¥${yuan}，是否继续下单？`,
  goOn: '继续下单',
  lookAgain: '再看看'
} as const
