import themes from './theme.json'

const of = (dark: boolean): Readonly<Record<string, string>> => (dark ? themes.dark : themes.light)

/** The native bottom bar in a theme, also in one that the phone is not in. */
export function tabBarStyle(dark: boolean) {
  const { tabColor, tabSelectedColor, tabBackgroundColor, tabBorderStyle } = dark ? themes.dark : themes.light
  return {
    color: tabColor,
    selectedColor: tabSelectedColor,
    backgroundColor: tabBackgroundColor,
    borderStyle: tabBorderStyle === 'white' ? 'white' : 'black'
  } as const
}

export const tabBarItem = (dark: boolean, icon: string) => ({
  iconPath: of(dark)[`${icon}Icon`] ?? '',
  selectedIconPath: of(dark)[`${icon}IconOn`] ?? ''
})
