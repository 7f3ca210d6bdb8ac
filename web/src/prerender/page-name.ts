/** How the file in `src/pages` is called that draws a page: `bookingStatus` is `booking-status`. */
export function pageName(id: string): string {
  return id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
