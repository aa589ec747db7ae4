/** What an engine has played: enough to compare engines and to notice one that plays by other rules. */
                        
                
                
                                                      
                  
                                                               
                                    
 

/** Plays one game of uniformly random legal moves to its end and counts it. */
                                          

export const DRAWN = 2;

export function newTally()        {
  return { games: 0, steps: 0, squares: 0, results: [0, 0, 0] };
}

export function count(tally       , steps        , result        )       {
  tally.games++;
  tally.steps += steps;
  tally.squares += steps * steps;
  tally.results[result]++;
}
