/** The number of requests on the icon of the installed app; names no person. Source: w3.org/TR/badging */
type Badging = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

export function showBadge(count: number): void {
  const badging: Badging = navigator;
  const done = count > 0 ? badging.setAppBadge?.(count) : badging.clearAppBadge?.();
  done?.catch(() => undefined);
}
