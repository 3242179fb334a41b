/** Texts of the sheet of other times. */
export const alternativesTexts = {
  alternativesHint: '为你找到相近的可约时段',
  noAlternatives: '请换个时段或分院',
  chooseThis: '选这个',
  lookAgain: '再看看'
} as const
