import type { Patterns } from '../grammar.ts'

/** Well-known words of Scripture that sound like distress, although they are only quoted. */
export const scriptureEn: Record<string, Patterns> = {
  idiom: `
    (mary|elizabeth|sarah|hannah|rebekah|leah|hagar|bathsheba|virgin) ~ (pregnant|expecting|with_child)
    (stephen|was|were|be|been|being) _ stoned
    (crucified|buried|raised|risen) _ with _ (him|christ)
    (wounded|bruised|pierced|crushed|stricken|smitten) _ for _ our
    (you|shall|thou_shalt|should|must) _ shall? _ not _ (kill|murder)
    (though_he_slay_me|to_live_is_christ|to_die_is_gain|die_is_gain|i_die_daily|let_this_cup|i_beat_my_body|letter_kills|if_your_right_hand|if_your_right_eye|cut_it_off|gouge_it_out|better_for_me_to_die|loathe_my_life|absent_from_the_body|present_with_the_lord|depart_and_be)
    (valley_of_the_shadow|even_unto_death|day_perish|perish_the_day|curse_the_day|cursed_the_day|my_god_my_god|why_have_you_forsaken|why_hast_thou|into_your_hands|into_thy_hands|it_is_finished|dead_bury|o_death_where|o_death|death_where_is|wages_of_sin|last_enemy|second_death|sting_of_death|steal_and_kill|steal_kill)
    (sorrowful_unto_death|sorrowful_even|sorrowful_to_the_point|overwhelmed_with_sorrow|turn_the_other_cheek|slaps_you|strikes_you|pluck_it_out|greater_love|lay_down_his_life|laid_down_his_life|lays_down_his_life|lay_down_my_life|lay_down_your_life|lay_down_our_lives|loses_his_life|lose_his_life|lose_your_life|loses_their_life|lose_their_life|whoever_loses|give_his_life|gave_his_life|gave_himself)
    (grain_of_wheat|kernel_of_wheat|unless_a_grain|man_of_sorrows|acquainted_with_grief|smitten_of_god|valley_of_death|blessed_are_those_who_mourn|blessed_are_they_that_mourn|time_to_die|time_to_kill|time_to_mourn|a_time_to|rachel_weeping|take_now_my_life|bloodthirsty|men_of_blood|violent_man|violent_men|my_tears_have_been|tears_have_been_my|poured_out_like_water|dry_bones|eli_eli|lama_sabachthani|lema_sabachthani)
    (naked_i_came|naked_came_i|the_lord_gave|bury_my_father|bury_his_father|hate_his_father|hate_father|hate_his_own|strong_drink|wine_is_a_mocker|be_not_drunk|not_drunk_with_wine|drunk_with_wine|not_get_drunk_on|forty_lashes|lamb_of_god|take_up_his_cross|take_up_your_cross|spares_the_rod|spare_the_rod|spareth_his_rod|rod_and_thy_staff|rod_and_staff|rod_of_correction|rod_of_iron)
    (they_pierced_my|divide_my_garments|my_bones_are_out|i_am_a_worm|darkness_is_my|weary_of_my_life|weary_with_my_groaning|my_wounds|dash_your_little|dashes_them|happy_is_he_who|iron_sharpens|woe_is_me|wretched_man|body_of_death|die_like_men|made_an_end|how_the_mighty|are_the_mighty_fallen|absalom_my_son|o_my_son|would_god_i_had_died|weeping_may_endure|mourning_into_dancing|oil_of_joy_for_mourning|death_hath_no|swallowed_up_in_victory|death_is_swallowed|do_not_grieve_as|grieve_not|grieve_the_spirit|grieve_the_holy|quench_not|wives_submit)
    (i|we) _ have? been _ crucified
    (kill|killing|crucify|mortify|slay|mortifying) ~ (flesh|old_man|old_self|deeds|sin|sinful|ego|old_nature|lust|earthly|passions)
    (put|puts|putting) _ to _ death
    (rest|rests|sleep) _ in _ peace
    (thee|thou|thy|thine|hath|doth|unto|ye|saith|shalt|hast|didst|verily|behold|begat|smote|slew|slain|spake|whoso|thereof|wherefore) ~~ (Beat|Hurt|Kill|Gone|Stay|Died|Mourn|Slay|Bleed|TakeMe|Alcohol|Addict)`,
}
