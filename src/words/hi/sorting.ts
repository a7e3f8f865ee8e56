export const recommended = 'हमारी पसंद';
export const byPrice = 'किराया: कम से ज़्यादा';
export const byRating = 'रेटिंग: ज़्यादा से कम';
export const byName = 'नाम: A से Z';
