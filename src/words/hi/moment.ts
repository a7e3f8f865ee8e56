export const inIndia = ' (भारतीय समय)';
