export const metres = 'मी॰';
export const kilometres = 'किमी';
