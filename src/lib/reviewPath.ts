/** Where a guest reviews a stay, by their link; apart from the other addresses, which every screen loads. */
export const reviewPath = (token?: string) => (token ? `/review#${token}` : '/review');
